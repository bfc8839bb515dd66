jQuery(($) => {
  const catalogue = $('cabinet-catalog');

  // The portal's own server knows who is signed in.
  catalogue[0].token = async ({ fresh }) => {
    const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
    return answer.ok ? answer.text() : null;
  };

  catalogue.on('cabinet-navigate', ({ originalEvent }) => {
    $('.cabinet-place').text(`Now at ${originalEvent.detail.path}`);
  });
});
