import { useEffect } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useShop } from '#app/club/fan-shop/shown-shop.ts';
import { CloseButton } from '#platform/ui/dialog/close-button.tsx';
import { useDialog } from '#platform/ui/dialog/use-dialog.ts';
import { ExternalIcon, MenuIcon } from '#platform/ui/icons.tsx';
import styles from './drawer.module.css';
import { drawerPages, drawerPagesAfterShop, useShownPages } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

const drawerId = 'drawer';

export function Drawer() {
  const { dialog, opener, closer, closedBeside, close } = useDialog(drawerId);
  const { pathname } = useLocation();
  const shop = useShop();
  const isShown = useShownPages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the back button must close the drawer, too
  useEffect(close, [pathname]);
  const pageLink = ({ path, label }: { path: string; label: string }) => (
    <li key={path}>
      <NavLink to={path} end className={styles.link} onClick={close}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <>
      <button type="button" className={styles.menu} {...opener}>
        <MenuIcon />
        Menü
      </button>
      <dialog {...dialog} className={styles.drawer} aria-label="Menü" {...closedBeside}>
        <div className={styles.panel}>
          <CloseButton {...closer} className={styles.close} label="Menü schließen" />
          <nav aria-label="Hauptmenü">
            <ul role="list" className={styles.list}>
              {drawerPages.filter(isShown).map(pageLink)}
              {shop && (
                <li>
                  <a
                    href={shop.link}
                    className={styles.link}
                    target="_blank"
                    rel="noreferrer"
                    onClick={close}
                  >
                    Fanshop <ExternalIcon />
                    <span className="visually-hidden">(neues Fenster)</span>
                  </a>
                </li>
              )}
              {drawerPagesAfterShop.filter(isShown).map(pageLink)}
            </ul>
          </nav>
          <SocialLinks />
        </div>
      </dialog>
    </>
  );
}
