import type { RouterContextProvider } from 'react-router';
import { club } from '#club/club.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { dbContext, nowContext, reportContext } from '#platform/request/context.ts';
import { fanShopId, fanShopRecords } from './fan-shop-record.server.ts';
import type { ShownShop } from './shown-shop.ts';

const findStored = onceARevision((db) => fanShopRecords.read(db, fanShopId));

/** Null if the club hides its shop. While no shop is stored, returns the default shop in `club/`. */
export async function findShop(
  context: Readonly<RouterContextProvider>,
): Promise<ShownShop | null> {
  const own = { link: club.fanShopUrl, image: null, words: 'Zum Fanshop' };
  try {
    const stored = await findStored(context.get(dbContext));
    if (!stored) return own;
    const { link, image, title, description, shown } = stored;
    const words = [own.words, title, description].filter(Boolean).join(': ');
    return shown ? { link, image, words } : null;
  } catch (error) {
    if (!findOutage(error)) context.get(reportContext)(error);
    // The shop could not be read. Reading nowContext makes the server render the page again every minute.
    context.get(nowContext);
    return own;
  }
}
