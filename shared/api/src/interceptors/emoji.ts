import { stripEmoji, stripEmojiDeep } from '@cabinet/domain/emoji';
import type { InternalAxiosRequestConfig } from 'axios';

/** §5: removes emoji from every string of a body, in form data too. */
export function emoji(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.data = stripped(request.data);
  return request;
}

function stripped(data: unknown): unknown {
  if (data instanceof FormData) return strippedForm(data);
  if (data instanceof URLSearchParams)
    return new URLSearchParams([...data].map(([name, value]) => [name, stripEmoji(value)]));
  return stripEmojiDeep(data);
}

function strippedForm(form: FormData): FormData {
  const stripped = new FormData();
  for (const [name, value] of form)
    stripped.append(name, typeof value === 'string' ? stripEmoji(value) : value);
  return stripped;
}
