import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <p role="status" className={styles.place}>
      {state !== 'idle' && <span className={styles.progress}>Lade...</span>}
    </p>
  );
}
