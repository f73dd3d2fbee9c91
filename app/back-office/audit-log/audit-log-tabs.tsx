import { Folders } from '#platform/admin/folders.tsx';
import { accessesPath, auditLogTool } from '../tools.ts';

export function AuditLogTabs({ open }: { open: 'changes' | 'accesses' }) {
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
