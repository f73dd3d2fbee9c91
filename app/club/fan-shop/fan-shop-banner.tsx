import { useClub, usePictureAddress } from '#platform/ui/club/current-club.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';
import styles from './fan-shop-banner.module.css';
import { useShop } from './shown-shop.ts';

export function FanShopBanner() {
  const shop = useShop();
  const { pictures } = useClub();
  if (!shop) return null;
  return (
    <a href={shop.link} target="_blank" rel="noreferrer" className={styles.banner}>
      {shop.image?.startsWith('/') ? (
        <SiteImage
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
  const drawn = usePictureAddress();
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
