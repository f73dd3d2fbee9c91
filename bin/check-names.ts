import { join } from 'node:path';
import { club } from '#club/club.ts';
import { listBreaks } from './naming-rules.ts';

const breaks = await listBreaks(join(import.meta.dirname, '..'), [club.name, club.shortName]);
for (const sentence of breaks) console.error(sentence);
if (breaks.length > 0) process.exitCode = 1;
