import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, VERSION } from '@angular/core';
import type { CabinetEvents, PortalToken } from '@cabinet/elements';

@Component({
  selector: 'portal-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Angular {{ version }}</h1>
    <p>Now at {{ path() }}</p>
    <cabinet-catalog locale="ru" [token]="token" (cabinet-navigate)="follow($event)">
      <a href="http://localhost:8080/my/catalog">Каталог за токены</a>
    </cabinet-catalog>
  `,
})
export class Portal {
  readonly version = VERSION.full;
  readonly path = signal('');

  /** The portal's own server knows who is signed in. */
  readonly token: PortalToken = async ({ fresh }) => {
    const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
    return answer.ok ? answer.text() : null;
  };

  follow({ detail }: CabinetEvents['navigate']): void {
    this.path.set(detail.path);
  }
}
