import { listBoard } from '#app/board/board.server.ts';
import { boardMemberRecords } from '#app/board/board-member-record.server.ts';
import { articleRecords } from '#app/news/article-record.server.ts';
import { playerRecords } from '#app/players/player-record.server.ts';
import { sponsorRecords } from '#app/sponsors/sponsor-record.server.ts';
import { listSponsors } from '#app/sponsors/sponsors.server.ts';
import { trainerRecords } from '#app/trainers/trainer-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Pictured } from '#platform/images/shapes.ts';
import { ConflictError } from '#platform/records/conflict-error.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { type Change, type Outcome, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';

const byName = new Intl.Collator('de-AT');

/** The picture of a record. */
export interface Picture {
  /** Null stands for the club's placeholder, or for none. */
  image: string | null;
  /** What it shows, where the text beside it does not say that; articles only. */
  alt: string | null;
}

/** A record with its picture, as an admin chooses it. */
export interface PicturedRecord extends Picture {
  id: string;
  name: string;
}

interface PictureStore<T> {
  records: RecordStore<T>;
  read(record: T): Picture;
  write(record: T, picture: Picture): T;
}

const stores: { [kind in Pictured]: PictureStore<never> } = {
  player: ofPerson(playerRecords),
  trainer: ofPerson(trainerRecords),
  boardMember: ofPerson(boardMemberRecords),
  sponsor: store(sponsorRecords, {
    read: ({ logo }) => ({ image: logo, alt: null }),
    write: (sponsor, { image }) => ({ ...sponsor, logo: image }),
  }),
  article: store(articleRecords, {
    read: ({ image, imageAlt }) => ({ image, alt: imageAlt }),
    write: (article, { image, alt }) => ({ ...article, image, imageAlt: alt }),
  }),
};

function ofPerson<T extends { image: string | null }>(records: RecordStore<T>) {
  return store(records, {
    read: ({ image }) => ({ image, alt: null }),
    write: (person, { image }) => ({ ...person, image }),
  });
}

function store<T>(records: RecordStore<T>, ways: Omit<PictureStore<T>, 'records'>) {
  // A store is only ever given what it has read itself.
  return { records, ...ways } as PictureStore<never>;
}

/** The record of a kind with its picture; undefined when there is none of this id. */
export async function findPictured(
  db: Db,
  kind: Pictured,
  id: string,
): Promise<PicturedRecord | undefined> {
  const { records, read } = stores[kind];
  const record = await records.read(db, id);
  return record && { id, name: await records.label(db, record), ...read(record) };
}

/** All records of a kind with their pictures: people by name, the rest as the site shows them. */
export async function listPictured(db: Db, kind: Pictured): Promise<PicturedRecord[]> {
  switch (kind) {
    case 'player':
    case 'trainer': {
      const people = await db.selectFrom(kind).select(['id', 'name', 'image']).execute();
      // Not in SQL: each engine has its own order of umlauts.
      return people
        .toSorted((one, other) => byName.compare(one.name, other.name))
        .map((person) => ({ ...person, alt: null }));
    }
    case 'boardMember':
      return (await listBoard(db)).map(({ id, name, image }) => ({ id, name, image, alt: null }));
    case 'sponsor':
      return (await listSponsors(db)).map(({ id, name, logo }) => ({
        id,
        name,
        image: logo,
        alt: null,
      }));
    case 'article': {
      const query = db.selectFrom('article').select(['id', 'title', 'image', 'imageAlt']);
      const articles = await query.orderBy('id', 'desc').execute();
      return articles.map(({ id, title, image, imageAlt }) => ({
        id: String(id),
        name: title,
        image,
        alt: imageAlt,
      }));
    }
  }
}

/** What a form carries to say which picture its author has seen. */
export function pictureVersion({ image, alt }: Picture): string {
  return recordVersion({ image, alt });
}

interface PictureDraft extends Picture {
  /** Of the picture that it takes the place of. */
  version: string;
}

/**
 * Gives a record a picture, which the protocol can take back; undefined when there is no such record.
 * @throws ConflictError when the stored picture is another one than `version` stands for
 */
export async function savePicture(
  db: Db,
  { kind, id }: { kind: Pictured; id: string },
  { version, ...picture }: PictureDraft,
  by: Change,
): Promise<Outcome | undefined> {
  const { records, read, write } = stores[kind];
  const { outcome } = await writeIfChanged(db, async (transaction) => {
    const current = await records.read(transaction, id);
    if (current === undefined) return { changed: false, outcome: undefined };
    if (pictureVersion(read(current)) !== version) throw new ConflictError(current);
    const next = { record: write(current, picture), ties: [] };
    const outcome = await replaceRecord(transaction, records, { id, current, next }, by);
    return { changed: outcome.changed, outcome };
  });
  return outcome;
}
