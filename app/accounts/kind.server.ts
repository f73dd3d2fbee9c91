import type { Kind } from '#platform/records/kind.server.ts';
import { readAdmins, writeAdmins } from './transfer/admins.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    admin: { tables: 'admin'; unseen: true };
  }
}

export const adminKind: Kind<'admin'> = {
  tables: { admin: true },
  transfer: {
    nodes: { admins: 'collection' },
    counted: { table: 'admin', one: 'Admin', many: 'Admins' },
    read: (node) => ({ admin: readAdmins(...node('admins')) }),
    write: (stored) => ({ admins: writeAdmins(stored) }),
  },
};
