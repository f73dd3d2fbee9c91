import { type ComponentType, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { LeavingDialogProps } from './leaving-dialog.tsx';
import { listUnsavedForms, useUnsaved } from './unsaved.ts';

const leavesNothing = '/abmelden';

export function LeaveGuard() {
  // A blocker makes the router log warnings at jumps within a page, so <Guard> is mounted only if needed.
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
      // If there is no network, the dialog's code cannot be loaded. The browser's `confirm` then asks.
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
