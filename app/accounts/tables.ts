declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    account: true;
  }
  interface OutgoingMailTable {
    /** Of a mail about somebody's account: what it says, as JSON. */
    accountLetter: string | null;
  }
}

/** What a mail says about somebody's account; those with a link name it by its id. */
export type AccountLetter =
  | { what: 'invitation' | 'password' | 'email'; linkId: string }
  | { what: 'new-device'; username: string; device: string; at: string }
  | { what: 'email-changed'; username: string; at: string }
  | {
      what: 'password-changed';
      username: string;
      at: string;
      /** Names of passkeys that it took away, and of those that still hold. */
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
      /** Where it was done, if the owner's session did it. */
      device?: string;
      /** What the passkey is called. */
      name?: string;
    };
