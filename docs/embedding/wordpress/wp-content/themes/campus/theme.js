// A theme takes `$` from jQuery, adds to prototypes, and listens to every click and key of the page.
jQuery.noConflict();

window.$ = (id) => document.getElementById(id);

// Libraries of that time add names that `for … in` finds.
Object.prototype.extend = function extend(other) {
  return Object.assign(this, other);
};
Array.prototype.last = function last() {
  return this[this.length - 1];
};
String.prototype.capitalize = function capitalize() {
  return this.charAt(0).toUpperCase() + this.slice(1);
};

jQuery(($) => {
  // Links to a place in the page scroll there.
  $(document).on('click', 'a', function follow(event) {
    const target = $(this.hash || []);
    if (target.length > 0) event.preventDefault();
    $('html, body').animate({ scrollTop: target.offset()?.top ?? 0 }, 200);
  });
  // A slider that nobody sees takes the arrow keys.
  $(document).on('keydown', ({ key }) => $('.slider').trigger(`slide:${key}`));
  $('button, input, select').addClass('button');
  $.ajaxSetup({ cache: false });
});
