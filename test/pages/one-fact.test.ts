import { expect, test } from 'vitest';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { courseFacts } from './facts/course-facts.ts';
import { listSayings } from './facts/fact.ts';
import { gameFacts } from './facts/game-facts.ts';
import { playerFacts } from './facts/player-facts.ts';
import { tableFacts } from './facts/table-facts.ts';

/*
 * What is stored in two ways is said in one (docs/specification.md, section 22). A new fact is an entry of
 * a list below: a club that has both sources, what all places have to say, and the places.
 */
const facts = [...tableFacts, ...gameFacts, ...playerFacts, ...courseFacts];

onEnginesOfRun((engine) => {
  test.each(facts)('all pages say the same: $name', async (fact) => {
    const db = await freshDatabase(engine);
    await fact.write(db);
    expect(await listSayings(db, fact)).toEqual(fact.places.map(({ path }) => [path, fact.said]));
  });
});
