import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { type CabinetEvents, loadCabinet, type PortalToken } from '@cabinet/elements';

loadCabinet('http://localhost:8080');

@Component({
  selector: 'portal-catalog',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <cabinet-catalog [style]="style" [token]="token" (cabinet-order)="ordered($event)">
      <a href="http://localhost:8080/my/catalog">Каталог за токены</a>
    </cabinet-catalog>
  `,
})
export class PortalCatalog {
  readonly style = { display: 'block', 'min-height': '100vh' };

  readonly token: PortalToken = async ({ fresh }) => {
    const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
    return answer.ok ? answer.text() : null;
  };

  ordered({ detail }: CabinetEvents['order']): void {
    console.info(detail.orderId);
  }
}
