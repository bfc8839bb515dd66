import { Component, signal, VERSION } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { CabinetEvents } from '@cabinet/elements';
import { PortalCatalog } from './catalog';

@Component({
  selector: 'portal-root',
  imports: [PortalCatalog],
  template: `
    <h1>Angular {{ version }}</h1>
    <p>Now at {{ path() }}</p>
    <portal-catalog (cabinet-navigate)="follow($event)" />
  `,
})
class Portal {
  readonly version = VERSION.full;
  readonly path = signal('');

  follow({ detail }: CabinetEvents['navigate']): void {
    this.path.set(detail.path);
  }
}

bootstrapApplication(Portal);
