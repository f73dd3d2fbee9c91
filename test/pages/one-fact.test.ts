import { expect, test } from 'vitest';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { progressFacts } from './facts/course-facts.ts';
import { listStatements } from './facts/fact.ts';
import { gameFacts } from './facts/game-facts.ts';
import { playerFacts } from './facts/player-facts.ts';
import { tableFacts } from './facts/table-facts.ts';

/*
 * A fact that is stored in two ways reads alike on every page (docs/specification.md, section 22). Each fact
 * in the lists below has a club with both sources, the expected text and the places.
 */
const facts = [...tableFacts, ...gameFacts, ...playerFacts, ...progressFacts];

onEnginesOfRun((engine) => {
  test.each(facts)('all pages agree: $name', async (fact) => {
    const db = await freshDatabase(engine);
    await fact.write(db);
    expect(await listStatements(db, fact)).toEqual(
      fact.places.map(({ path }) => [path, fact.said]),
    );
  });
});
