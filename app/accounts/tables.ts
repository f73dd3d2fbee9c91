declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    account: true;
  }
  interface OutgoingMailTable {
    /** JSON. */
    accountLetter: string | null;
  }
}

/** Those with a link name it by its id. */
export type AccountLetter =
  | { what: 'invitation' | 'password' | 'email'; linkId: string }
  | { what: 'new-device'; username: string; device: string; at: string }
  | { what: 'email-changed'; username: string; at: string }
  | {
      what: 'password-changed';
      username: string;
      at: string;
      /** Names of passkeys. */
      removed?: string[];
      kept?: string[];
    }
  | {
      what:
        | 'second-factor-added'
        | 'second-factor-removed'
        | 'recovery-codes-renewed'
        | 'passkey-added'
        | 'passkey-removed';
      username: string;
      at: string;
      /** Only if the owner's session did it. */
      device?: string;
      name?: string;
    };
