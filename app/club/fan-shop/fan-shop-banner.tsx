import { useClub, useDrawn } from '#platform/ui/club/current-club.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';
import styles from './fan-shop-banner.module.css';
import { useShop } from './shown-shop.ts';

export function FanShopBanner() {
  const shop = useShop();
  const { pictures } = useClub();
  if (!shop) return null;
  return (
    <a href={shop.link} target="_blank" rel="noreferrer" className={styles.banner}>
      {shop.image?.startsWith('/') ? (
        <OwnImage
          src={shop.image}
          fallback={pictures.fanShop}
          alt={`${shop.words} (neues Fenster)`}
          width={1200}
          height={360}
          sizes="100vw"
          loading="lazy"
          className={styles.picture}
        />
      ) : (
        <ClubPicture words={shop.words} />
      )}
    </a>
  );
}

function ClubPicture({ words }: { words: string }) {
  const drawn = useDrawn();
  const { pictures } = useClub();
  return (
    <picture>
      <source
        media="(max-width: 47.99rem)"
        srcSet={drawn(pictures.fanShopTall)}
        width="720"
        height="480"
      />
      <img
        src={drawn(pictures.fanShop)}
        alt={`${words} (neues Fenster)`}
        width="1200"
        height="360"
        loading="lazy"
        className={styles.picture}
      />
    </picture>
  );
}
