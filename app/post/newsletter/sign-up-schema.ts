import { z } from 'zod';
import { email } from '#platform/public-forms/field-schemas.ts';

/** A sign-up: the browser lets an empty field through (spec §5), the server asks for the address. */
export const signUp = z.object({ email });
