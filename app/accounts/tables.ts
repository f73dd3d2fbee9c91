declare module '#platform/db/mail-tables.ts' {
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
  | {
      what: 'password-changed' | 'email-changed' | 'second-factor-removed' | 'passkey-removed';
      username: string;
      at: string;
    };
