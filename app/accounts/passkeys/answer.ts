import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** What the page of the passkeys says of what was done, or why it was not. */
export interface PasskeysAnswer {
  /** What the browser is to make. */
  options?: PublicKeyCredentialCreationOptionsJSON;
  name?: string;
  message?: string;
  errors?: { name?: string };
}
