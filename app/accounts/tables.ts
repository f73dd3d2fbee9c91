declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    account: true;
  }
  interface OutgoingMailTable {
    /** JSON of an `AccountMailContent`. */
    accountLetter: string | null;
  }
}

export type AccountMailContent =
  | { what: 'invitation' | 'password' | 'email'; linkId: string }
  | { what: 'new-device'; username: string; device: string; at: string }
  | { what: 'email-changed'; username: string; at: string }
  | {
      what: 'password-changed';
      username: string;
      at: string;
      /** Names of the removed passkeys; `kept` has the names of the passkeys that stay. */
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
      /** Name of the browser; missing if another admin made the change. */
      device?: string;
      name?: string;
    };
