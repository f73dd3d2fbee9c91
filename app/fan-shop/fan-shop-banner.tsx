import { club } from '#club/club.ts';
import styles from './fan-shop-banner.module.css';

/** The fan-shop banner: one link, no text (spec §2); its name is for those who cannot see it. */
export function FanShopBanner() {
  return (
    <a href={club.fanShopUrl} target="_blank" rel="noreferrer" className={styles.banner}>
      <picture>
        <source
          media="(max-width: 47.99rem)"
          srcSet={club.pictures.fanShopTall}
          width="720"
          height="480"
        />
        <img
          src={club.pictures.fanShop}
          alt="Zum Fanshop (neues Fenster)"
          width="1200"
          height="360"
          loading="lazy"
          className={styles.picture}
        />
      </picture>
    </a>
  );
}
