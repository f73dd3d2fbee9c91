import { type ComponentType, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { LeavingDialogProps } from './leaving-dialog.tsx';
import { listUnsavedForms, useUnsaved } from './unsaved.ts';

const leavesNothing = '/abmelden';

export function LeaveGuard() {
  // `useBlocker` makes the router log warnings when a link jumps within a page. So <Guard> is mounted only
  // while input is unsaved.
  return useUnsaved() && <Guard />;
}

function Guard() {
  const [canKeep, setCanKeep] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => {
    const forms = listUnsavedForms(nextLocation);
    if (forms.length === 0) return false;
    setCanKeep(nextLocation.pathname !== leavesNothing && forms.every((form) => form.keep()));
    return true;
  });
  const [Dialog, setDialog] = useState<ComponentType<LeavingDialogProps>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isOver = false;
    import('./leaving-dialog.tsx').then(
      ({ LeavingDialog }) => isOver || setDialog(() => LeavingDialog),
      // Without a network, the dialog's code cannot be loaded. Then the browser's `confirm` asks.
      () => isOver || setMissing(true),
    );
    return () => {
      isOver = true;
    };
  }, []);
  useEffect(() => {
    if (!isMissing || blocker.state !== 'blocked') return;
    const goes = canKeep || confirm('Wenn du weitergehst, ist weg, was du hier eingegeben hast.');
    if (goes) blocker.proceed();
    else blocker.reset();
  }, [isMissing, blocker, canKeep]);
  return Dialog && <Dialog blocker={blocker} canKeep={canKeep} />;
}
