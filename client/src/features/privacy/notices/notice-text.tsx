/** A notice as patients read it: each line is a paragraph (spec section 3). */
export function NoticeText({ content }: { readonly content: string }) {
  return content
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => <p key={index}>{line}</p>);
}
