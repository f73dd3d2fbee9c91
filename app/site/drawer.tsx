import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { club } from '#club/club.ts';
import { CloseIcon, ExternalIcon, MenuIcon } from '#platform/ui/icons.tsx';
import styles from './drawer.module.css';
import { drawerPages, drawerPagesAfterShop } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

const drawerId = 'drawer';

/**
 * The menu button and the drawer that it opens. The button commands the native dialog, so both
 * work before and without JavaScript where the browser knows invoker commands.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: back and forward choose a page too
  useEffect(() => dialog.current?.close(), [pathname]);
  const pageLink = ({ path, label }: { path: string; label: string }) => (
    <li key={path}>
      <NavLink to={path} end className={styles.link} onClick={close}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={drawerId}
        onClick={(event) => {
          // Done here, the browser need not follow the command as well.
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        <MenuIcon />
        Menü
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc */}
      <dialog
        ref={dialog}
        id={drawerId}
        className={styles.drawer}
        aria-label="Menü"
        closedby="any"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.panel}>
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={drawerId}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <CloseIcon />
            <span className="visually-hidden">Menü schließen</span>
          </button>
          <nav aria-label="Hauptmenü">
            <ul role="list" className={styles.list}>
              {drawerPages.map(pageLink)}
              <li>
                <a
                  href={club.fanShopUrl}
                  className={styles.link}
                  target="_blank"
                  rel="noreferrer"
                  onClick={close}
                >
                  Fanshop <ExternalIcon />
                  <span className="visually-hidden">(neues Fenster)</span>
                </a>
              </li>
              {drawerPagesAfterShop.map(pageLink)}
            </ul>
          </nav>
          <SocialLinks />
        </div>
      </dialog>
    </>
  );
}
