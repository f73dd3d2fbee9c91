import { currentAdmin } from '../../../auth/require-admin.server.ts';
import { dbContext, nowContext, todayContext } from '../../../context.ts';
import { noteAccess } from '../../../data/accesses.server.ts';
import { listSubscribers } from '../../../data/subscribers.server.ts';
import { formatCsv } from '../../../domain/csv.ts';
import { viennaDate } from '../../../domain/vienna.ts';
import { noteOutage } from '../../../outage.server.ts';
import type { Route } from './+types/route';

/** The confirmed addresses as a file: the others have not agreed to be written to. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { username } = currentAdmin(context);
    const db = context.get(dbContext);
    const subscribers = await listSubscribers(db);
    // Before anything leaves: what cannot be noted is not given away.
    await noteAccess(db, { kind: 'subscribers', username }, context.get(nowContext));
    const rows = subscribers.flatMap(({ email, confirmedAt }) =>
      confirmedAt === null ? [] : [[email, viennaDate(new Date(confirmedAt))]],
    );
    return new Response(formatCsv([['E-Mail', 'Bestätigt am'], ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="newsletter-${context.get(todayContext)}.csv"`,
      },
    });
  } catch (error) {
    const outage = noteOutage(context, error);
    if (!outage) throw error;
    return new Response(outage, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
}
