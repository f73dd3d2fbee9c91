import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** Says that the next page is on its way, when it takes longer than a blink. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <p role="status" className={styles.place}>
      {state !== 'idle' && <span className={styles.progress}>Lade...</span>}
    </p>
  );
}
