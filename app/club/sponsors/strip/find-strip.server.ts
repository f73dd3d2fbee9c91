import type { RouterContextProvider } from 'react-router';
import { findOutage } from '#platform/db/outage.server.ts';
import { dbContext, nowContext, reportContext, todayContext } from '#platform/request/context.ts';
import { byLevel } from '../by-level.ts';
import { listShownSponsors, type ShownSponsor } from '../sponsors.server.ts';

/** The sponsors of today for the strip of every page; none while the database is gone. */
export async function findStrip(context: Readonly<RouterContextProvider>): Promise<ShownSponsor[]> {
  try {
    const sponsors = await listShownSponsors(context.get(dbContext), context.get(todayContext));
    return byLevel(sponsors).flatMap((group) => group.sponsors);
  } catch (error) {
    if (!findOutage(error)) context.get(reportContext)(error);
    // It stands around every page: that is made all the same, and anew within a minute.
    context.get(nowContext);
    return [];
  }
}
