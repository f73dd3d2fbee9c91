import { Link } from 'react-router';
import { refuseReset } from '#app/club/details/find-details.server.ts';
import { isEditable } from '#platform/admin/editor/is-editable.server.ts';
import lone from '#platform/admin/lone-links.module.css';
import { seeOnSite } from '#platform/admin/next-step.ts';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { findClub, isFolderClub } from '#platform/ui/club/find-club.server.ts';
import { clubTextRecords } from '../club-text-record.server.ts';
import { removeEarlierNotes } from '../earlier-texts.ts';
import { showText } from '../facts.server.ts';
import { folderTexts, listPlaceholders } from '../folder-texts.server.ts';
import { listLawWarnings } from '../law-warnings.ts';
import { type ClubTextName, factLabels, textPlace, withLabels } from '../text-names.ts';
import { clubTextSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { ClubTextForm } from './form.tsx';

export const handle: AdminPage = { right: 'clubText', topics: ['clubText'] };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const place = id === undefined ? undefined : placeOf(id);
  const name = id as ClubTextName;
  const record = id === undefined ? undefined : await clubTextRecords.read(db, id);
  const stored = (record && removeEarlierNotes(record.text)) ?? folderTexts[name];
  const facts = place && !place.isLine ? factLabels(listPlaceholders(name)) : undefined;
  const text = facts ? withLabels(stored) : stored;
  return {
    revision: id ? undefined : context.get(revisionContext),
    texts: await context.get(kindsContext).clubText.list(db),
    open: id !== undefined &&
      place && {
        ...{ title: place.title, path: place.path, isLine: place.isLine === true },
        text,
        facts:
          facts && (await isEditable(text, facts, (written) => showText(written, facts)))
            ? facts
            : undefined,
        canReset: record !== undefined && (await mayReset(context, name)),
        begin: { id, version: recordVersion(record) },
      },
  };
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const { id = '' } = args.params;
  const place = placeOf(id);
  const known = listPlaceholders(id as ClubTextName);
  return recordAction(args, {
    store: clubTextRecords,
    id,
    schema: clubTextSchema(place.isLine === true, known).transform(({ text }) => ({
      text,
      name: id,
    })),
    warnings: async (_, { text }) =>
      listLawWarnings(text, id as ClubTextName, await findValues(context)),
    ...(!(await mayReset(context, id as ClubTextName)) && { remove: refuseReset }),
    path: tool.path,
    messages: tool.messages,
  });
}

/** True if an admin can restore the default. The default greeting and story fit only the club in `club/`. */
async function mayReset(context: Route.ActionArgs['context'], name: ClubTextName) {
  return !['heroTitle', 'heroLine', 'story'].includes(name) || (await isFolderClub(context));
}

/** `listLawWarnings` searches a text for these values, or for their keys in braces, such as {email}. */
async function findValues(context: Route.ActionArgs['context']) {
  const { name, email, zvr, postalAddress } = await findClub(context);
  const { street, city } = postalAddress;
  return { name, email, zvr, street, city };
}

function placeOf(id: string) {
  return textPlace(id) ?? notFound('Text nicht gefunden');
}

export default function Texts({ loaderData, params }: Route.ComponentProps) {
  const { open, texts } = loaderData;
  const list = <RecordList records={texts} path={tool.path} empty="" />;
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  return (
    <Tool
      title={open.title}
      back={{ to: tool.path, label: 'Alle Texte' }}
      list={list}
      aside={
        open.canReset && (
          <QuestionDialog
            opener="Mitgelieferten Text wieder nehmen"
            question={`Soll für „${open.title}“ wieder der mitgelieferte Text gelten?`}
            yes="Ja, zurücksetzen"
            isDangerous
            fields={{ intent: 'remove', version: open.begin.version }}
          >
            <p>Im Protokoll lässt sich das zurücknehmen.</p>
          </QuestionDialog>
        )
      }
    >
      <p className={lone.links}>
        <Link to={open.path}>{seeOnSite}</Link>
      </p>
      <ClubTextForm
        key={params.id}
        text={open.text}
        isLine={open.isLine}
        facts={open.facts}
        open={open.begin}
      />
    </Tool>
  );
}
