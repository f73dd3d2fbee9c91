import { z } from 'zod';
import { email } from '#platform/public-forms/field-schemas.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';

/** The address that an admin wants from now on. */
export const newEmail = z.object({ email: email.transform(normalizeEmail) });
