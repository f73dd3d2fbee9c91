declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    account: true;
  }
  interface OutgoingMailTable {
    /** JSON of an `AccountLetter`. */
    accountLetter: string | null;
  }
}

/** `linkId` is the id of the one-time link in the letter. */
export type AccountLetter =
  | { what: 'invitation' | 'password' | 'email'; linkId: string }
  | { what: 'new-device'; username: string; device: string; at: string }
  | { what: 'email-changed'; username: string; at: string }
  | {
      what: 'password-changed';
      username: string;
      at: string;
      /** Names of the removed and the kept passkeys. */
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
      /** Set only if the owner of the account made the change. */
      device?: string;
      name?: string;
    };
