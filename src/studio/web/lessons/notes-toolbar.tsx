import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Flame,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { warmUpMarker } from '#course/content/warm-up-marker.ts';
import { Button, IconButton } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';

export function NotesToolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  });
  const run = () => editor.chain().focus();
  const tools: readonly [name: string, icon: LucideIcon, on: boolean | undefined, press: () => void][] = [
    ['Bold', Bold, active.bold, () => run().toggleBold().run()],
    ['Italic', Italic, active.italic, () => run().toggleItalic().run()],
    ['Underline', Underline, active.underline, () => run().toggleUnderline().run()],
    ['Heading', Heading2, active.h2, () => run().toggleHeading({ level: 2 }).run()],
    ['Small heading', Heading3, active.h3, () => run().toggleHeading({ level: 3 }).run()],
    ['List', List, active.bullets, () => run().toggleBulletList().run()],
    ['Numbered list', ListOrdered, active.numbers, () => run().toggleOrderedList().run()],
    ['Quote', Quote, active.quote, () => run().toggleBlockquote().run()],
    ['Link', Link, active.link, () => (active.link ? run().unsetLink().run() : setLinking(true))],
    ['Warm-up card', Flame, undefined, () => insertWarmUp(editor)],
    ['Undo', Undo2, undefined, () => run().undo().run()],
    ['Redo', Redo2, undefined, () => run().redo().run()],
  ];
  return (
    <>
      <Card
        as="div"
        look="line"
        size="flush"
        className="cluster studio-toolbar"
        role="toolbar"
        aria-label="Notes"
      >
        {tools.map(([name, Icon, on, press]) => (
          <IconButton key={name} title={name} label={name} aria-pressed={on} onClick={press}>
            <Icon size={18} />
          </IconButton>
        ))}
      </Card>
      {linking && (
        <LinkForm
          onLink={(href) => {
            setLinking(false);
            if (href) run().setLink({ href }).run();
          }}
        />
      )}
    </>
  );
}

function LinkForm({ onLink }: { onLink: (href: string | null) => void }) {
  const [href, setHref] = useState('https://');
  const usable = /^(https?:\/\/\S+\.\S+|mailto:\S+@\S+)$/i.test(href.trim());
  return (
    <Form
      className="columns form-row"
      onSend={() => {
        if (usable) onLink(href.trim());
      }}
    >
      <Field
        label="Address of the link"
        value={href}
        autoFocus
        onChange={(change) => setHref(change.target.value)}
      />
      <div className="cluster">
        <Button type="submit" look="bone" size="small" disabled={!usable}>
          Link the selected text
        </Button>
        <Button look="quiet" size="small" onClick={() => onLink(null)}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** Inserts the marker of the warm-up card before everything else, because learners warm up first. */
function insertWarmUp(editor: Editor): void {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: warmUpMarker }] };
  editor.chain().focus().insertContentAt(0, paragraph).run();
}
