import { Folders } from '#platform/admin/folders.tsx';
import { accessesPath, protocolTool } from './tool.ts';

/** The two halves of the protocol: what can be taken back, and what can only be known. */
export function ProtocolFolders({ open }: { open: 'changes' | 'accesses' }) {
  return (
    <Folders
      label="Teile des Protokolls"
      folders={[
        { path: protocolTool.path, title: 'Änderungen', count: 0, isOpen: open === 'changes' },
        { path: accessesPath, title: 'Zugriffe', count: 0, isOpen: open === 'accesses' },
      ]}
    />
  );
}
