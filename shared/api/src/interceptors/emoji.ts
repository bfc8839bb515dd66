import { stripEmoji, stripEmojiDeep } from '@cabinet/domain/emoji';
import type { InternalAxiosRequestConfig } from 'axios';

/** §5: emoji are stripped from every string of a body, in form data too. */
export function emoji(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.data = request.data instanceof FormData ? strippedForm(request.data) : stripEmojiDeep(request.data);
  return request;
}

function strippedForm(form: FormData): FormData {
  const stripped = new FormData();
  for (const [name, value] of form)
    stripped.append(name, typeof value === 'string' ? stripEmoji(value) : value);
  return stripped;
}
