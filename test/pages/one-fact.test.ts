import { expect, test } from 'vitest';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { courseFacts } from './facts/course-facts.ts';
import { listSayings } from './facts/fact.ts';
import { gameFacts } from './facts/game-facts.ts';
import { playerFacts } from './facts/player-facts.ts';
import { tableFacts } from './facts/table-facts.ts';

/*
 * A fact that is stored in two ways reads alike on every page (docs/specification.md, section 22). Each fact
 * in the lists below has a club with both sources, the expected text and the places.
 */
const facts = [...tableFacts, ...gameFacts, ...playerFacts, ...courseFacts];

onEnginesOfRun((engine) => {
  test.each(facts)('all pages agree: $name', async (fact) => {
    const db = await freshDatabase(engine);
    await fact.write(db);
    expect(await listSayings(db, fact)).toEqual(fact.places.map(({ path }) => [path, fact.said]));
  });
});
