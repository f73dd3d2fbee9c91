import { type ComponentType, useEffect, useState } from 'react';
import { useUnsaved } from './unsaved.ts';

/** Stands once in the layout of all pages: asks before what somebody types is left. */
export function LeaveGuard() {
  const isUnsaved = useUnsaved();
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!isUnsaved) return;
    let isOver = false;
    import('./leaving-dialog.tsx').then(
      ({ LeavingDialog }) => isOver || setLoaded(() => LeavingDialog),
      // Without a network: there is a draft.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isUnsaved]);
  return Loaded && <Loaded />;
}
