declare module '#platform/db/schema.ts' {
  interface Schema {
    boardMember: BoardMemberTable;
  }
}

export interface BoardMemberTable {
  id: string;
  ordinal: number;
  name: string;
  role: string;
  email: string | null;
  image: string | null;
  bio: string | null;
  linkedin: string | null;
  twitter: string | null;
  instagram: string | null;
}
