import type { Kind } from '#platform/records/kind.server.ts';
import { readAdmins, writeAdmins } from './data-tree/admins.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    admin: { tables: 'admin' | 'adminRole'; unseen: true };
  }
}

export const adminKind: Kind<'admin'> = {
  tables: { admin: true, adminRole: true },
  dataTree: {
    nodes: { admins: 'collection' },
    counted: { table: 'admin', one: 'Admin', many: 'Admins' },
    read: (node, _, known) => readAdmins(...node('admins'), known),
    write: (stored) => ({ admins: writeAdmins(stored) }),
  },
};
