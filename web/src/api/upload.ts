import type { UploadTicket } from '../../../core/contracts/api/uploads.ts';
import { ApiFailure, Unreachable } from './failure.ts';

/** Sends the zip to the bucket by the ticket's form. `onProgress` is told the part sent, 0 to 1. */
export function sendZip(ticket: UploadTicket, zip: File, onProgress: (part: number) => void): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.set(name, value);
  // The bucket reads nothing after the file.
  form.set('file', zip);
  return new Promise((resolve, reject) => {
    // fetch does not tell how much was sent.
    const request = new XMLHttpRequest();
    request.open('POST', ticket.url);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(uploadRefused(request.status));
    };
    request.onerror = () => reject(new Unreachable());
    request.send(form);
  });
}

function uploadRefused(status: number): ApiFailure {
  return new ApiFailure({
    type: 'about:blank',
    title: 'UploadRefused',
    status: Math.max(400, status),
    detail: `The bucket did not take the zip (HTTP ${status}).`,
    remedy: 'Choose the file again: the link for an upload is valid for a short time and for one size.',
    problems: [],
  });
}
