import { Folders } from '#platform/admin/folders.tsx';
import { Icon } from '#platform/ui/icons.tsx';
import { accessesPath, auditLogTool } from '../tools.ts';

export function AuditLogFolders({ open }: { open: 'changes' | 'accesses' }) {
  return (
    <Folders
      label="Teile des Protokolls"
      folders={[
        { path: auditLogTool.path, title: 'Änderungen', count: 0, isOpen: open === 'changes' },
        { path: accessesPath, title: 'Zugriffe', count: 0, isOpen: open === 'accesses' },
      ]}
    />
  );
}

export const UndoIcon = () => (
  <Icon>
    <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
  </Icon>
);
