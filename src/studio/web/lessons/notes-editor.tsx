import field from '#platform/web/ui/field.module.css';
import '#platform/web/ui/notes-html.css';
import { getSchema } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { warmUpMarker } from '#course/content/warm-up-marker.ts';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { documentOf, htmlOf, sliceOf, storedHtml } from './notes-content.ts';
import { NotesToolbar } from './notes-toolbar.tsx';

// The editor offers only formats that the cleaner allows (specification, section 5).
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
];
const schema = getSchema(extensions);

type NotesEditorProps = { html: string; onChange: (html: string) => void };

/**
 * The editor of notes, which shows them as learners will see them. The editor keeps its own text; an `html` that is not
 * from this editor (another operator's, or the stored notes) replaces that text.
 */
export function NotesEditor({ html, onChange }: NotesEditorProps) {
  const labelId = useId();
  const [refused, setRefused] = useState<string>();
  const own = useRef(html);
  const editor = useEditor({
    extensions,
    content: documentOf(schema, html),
    // The page's policy allows no style element, so the few rules that the editor needs are in studio.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `studio-notes ${field.input} notes`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
      },
      handleDOMEvents: {
        paste: (view, event) => {
          const data = event.clipboardData;
          const pasted = data?.getData('text/html') || htmlOf(data?.getData('text/plain') ?? '');
          event.preventDefault();
          // Word processors add a page of styles, so this limit for all HTML is high; the limit for notes is checked
          // below.
          const slice = pasted.length > 1_000_000 ? null : sliceOf(view.state.schema, pasted);
          const fits =
            slice !== null && view.state.doc.textContent.length + slice.size <= studioLimits.notesMax;
          setRefused(fits ? undefined : 'That is too long for notes. Nothing was pasted.');
          if (fits) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
          return true;
        },
        drop: (view, event) => {
          if (view.dragging) return false;
          event.preventDefault();
          return true;
        },
      },
    },
    onUpdate: ({ editor: changed }) => {
      own.current = storedHtml(changed.getHTML());
      onChange(own.current);
    },
  });
  useEffect(() => {
    if (!editor || own.current === html) return;
    own.current = html;
    editor.commands.setContent(documentOf(schema, html), { emitUpdate: false });
  }, [editor, html]);

  return (
    <fieldset className="stack apart studio-part">
      <legend id={labelId}>Notes</legend>
      {editor && <NotesToolbar editor={editor} />}
      <EditorContent editor={editor} />
      <ErrorNote>{refused}</ErrorNote>
      <p className="quiet">
        {`A line with ${warmUpMarker} alone becomes the card “WARM UP FIRST!”. Text pasted from elsewhere keeps paragraphs, lists, headings, bold, italic, underline and links.`}
      </p>
    </fieldset>
  );
}
