import { refuseReset } from '#app/club/details/find-details.server.ts';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { folderColours } from '#platform/pictures/colours/palette.ts';
import { revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { isFolderClub } from '#platform/ui/club/find-club.server.ts';
import { brandingId, brandingRecords } from '../branding-record.server.ts';
import { BrandingForm, crestShape } from '../form.tsx';
import { brandingSchema } from '../schema.ts';
import { tool } from '../tool.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'clubLook', topics: ['clubLook'] };

export async function loader({ context }: Route.LoaderArgs) {
  const record = await brandingRecords.read(context.get(dbContext), brandingId);
  return {
    revision: context.get(revisionContext),
    open: { id: brandingId, version: recordVersion(record) },
    // Only the club in `club/` can go back to the crest in `club/`, because the crest belongs to that club.
    canReset: record !== undefined && (await isFolderClub(context)),
    look: {
      crest: record?.crest ?? null,
      pitch: record?.pitch ?? folderColours.pitch,
      signal: record?.signal ?? folderColours.signal,
    },
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: brandingRecords,
    id: brandingId,
    schema: brandingSchema,
    ...(!(await isFolderClub(args.context)) && { remove: refuseReset }),
    picture: { field: 'crest', shape: crestShape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Branding({
  loaderData: { open, look, canReset },
  actionData,
}: Route.ComponentProps) {
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useFormKey(version);
  return (
    <Tool
      title={tool.name}
      aside={
        canReset && (
          <QuestionDialog
            opener="Mitgeliefertes Aussehen wieder nehmen"
            question="Sollen wieder das mitgelieferte Wappen und seine Farben gelten?"
            yes="Ja, zurücksetzen"
            isDangerous
            fields={{ intent: 'remove', version: open.version }}
          >
            <p>Im Protokoll lässt sich das zurücknehmen.</p>
          </QuestionDialog>
        )
      }
    >
      <BrandingForm key={key} look={look} open={open} />
    </Tool>
  );
}
